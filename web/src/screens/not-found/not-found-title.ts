/** Title of the 404 page, as specified. */
export const notFoundTitle = '404 Page Not Found';
