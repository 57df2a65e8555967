/** Short, friendly and easy to spell. There are at least 512, so two words give 18 bits. */
export const words = `
acorn agate agave alcove alder almond alpine amaryllis amber anchor anise antler apple apricot april
arbor arcade arctic arrow ash aspen aster atlas auburn autumn badger balsam bamboo banjo barley barn
basalt basil basin bay beach beacon bead beaver beech bell berry birch bird bison blaze bloom
blossom blue bluff boat bobcat bog bonnet bonsai border bough boulder bramble branch brass breeze
briar brick bridge bright bronze brook brush bud burrow butter button cabin cactus calm camel camp
canal candle canoe canyon cape caper caramel cardinal carob carol carpet castle cavern cedar cello
chalk charm cherry chestnut chime cider cinder citrus clay clear clever cliff cloud clover coast
cobalt cobble cocoa comet compass condor copper coral cornet cotton cove coyote crab crane creek
crest cricket crimson crisp crocus crow crown crystal cumin curlew current cypher cypress dahlia
daisy dale damson dapper dapple dawn deer delta desert dew dingo dove drift dune dusk eagle early
earth east ebony echo eddy elder elfin elk elm ember emerald engine ermine fable falcon fallow
fathom fawn feather fennel fern ferry fiddle field fig finch fir fjord flame flax fleet flint flora
flute fog forest forge fossil fox foxglove fresh frost gable gale gannet garden garnet gecko gentle
geyser ginger glacier glade glass glen globe glow goblet gold goose gorge grain granite grape grass
gravel grebe green grotto grouse grove guava gull hamlet harbor hare harp harvest haven hawk hazel
heath heather hedge hemlock heron hickory hill hinge hollow holly honey hoop horizon husky ibis ice
indigo inlet iris iron island ivory ivy jackal jade jasmine jay jetty jewel juniper kale kelp
kestrel kettle kind kite kiwi knoll koala lagoon lake lantern lapwing larch lark latch laurel lava
lavender leaf lemon lemur lichen light lilac lily lime linden linen linnet lion lively lizard loam
lobster locust lodge loft lotus lucky lunar lupin lynx lyric magnet magpie mallow mango mantle maple
marble march marigold marina marlin marsh marten meadow mellow melon merlin mesa mild mill millet
mimosa mineral mink mint mist mocha monsoon moon moor morning mortar mosaic moss moth mountain
mulberry myrtle nectar nettle newt nimble nomad north nova nutmeg oak oasis oat oboe ocean ochre
olive onyx opal orbit orchard orchid oriole osprey otter owl oxbow oxlip oyster paddle paddock palm
panda pansy papaya paper parrot parsley pasture path peach pearl pebble pecan pelican pepita pepper
perch petal pigeon pilot pine piper pixel plain planet plaza plover plum plume pocket polar pond
poplar poppy porch portal prairie prism puffin puma pumpkin quail quarry quarto quartz quiet quill
quince quiver rabbit radish rafter rain ramble raven reed reef ribbon ridge ripple river robin
rocket rose rosemary rowan ruby russet rustic saddle saffron sage sail salmon sand sandal sapling
sapphire satin scarlet sea seal season sedge seed sequoia shadow shale shell shore shrub sierra
silent silk silver sky skylark slate sleet slope snow soft solar song sonnet sorrel south spark
sparrow spice spindle spring sprout spruce square squid star starling steam steel stone stork storm
strand straw stream summer summit sun sundial swallow swan swift sycamore tabby tamarind tangelo
tansy tartan teal teasel tempo terra thicket thimble thistle thrush thunder thyme tide tiger timber
tinder topaz torch tortoise toucan trail tree trellis trout truffle tulip tumble tundra turnip
turret turtle twig umber upland valley vanilla velvet verbena vessel vine viola violet vista vivid
wagon walnut walrus warbler water wave waxwing weaver west whale wheat whistle wicker wild willet
willow wind windmill winter wisp wolf wombat wood woodland wren yarrow yew yonder zebra zenith
zephyr zinc zinnia
`
  .trim()
  .split(/\s+/);
