/** The page that describes the API. The build leaves room in it, and the server, which knows the API, fills it. */
export const API_PAGE = '/api/docs';
export const API_PLACEHOLDER = '<!--api-->';
