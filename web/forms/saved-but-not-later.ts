/** For a form that stays open because something was typed while it was being saved. `what` begins the sentence. */
export const savedButNotLater = (what: string) =>
  `${what} has been saved, but not the changes that you have made since. Save it again.`
