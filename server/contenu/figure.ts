/** A drawing in the text of a chapter. */
export const figure = (src: string, alt: string) =>
  `<p><img src="${src}" alt="${alt.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"></p>\n`;
