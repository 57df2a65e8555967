/** Where remote images are served. The frame of a mail may load from here and from nowhere else. */
export const IMAGE_PATH = '/api/images';
