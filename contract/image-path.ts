/** Where remote images are served. The frame of a mail may load from here and from nowhere else. */
export const IMAGE_PATH = '/api/images';

/** A header of the placeholder for an image that could not be loaded. */
export const IMAGE_MISSING = 'x-image-missing';

/** How many remote images of one message can be loaded, the first ones. */
export const IMAGES_PER_MESSAGE = 100;
