/** For a form that stays open because something was typed while it was being saved. */
export const savedButNotLater = (title: string) =>
  `“${title}” has been saved, but not the changes that you have made since. Save it again.`
