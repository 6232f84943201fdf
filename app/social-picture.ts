/** The picture in `public/` that stands for a page where its address is shared and the page has none of its own. */
export const socialPicture = {
  url: "/social.png",
  width: 1200,
  height: 630,
  alt: "Three shots of a drawn film: a lighthouse keeper meets a fox in the rain.",
};
