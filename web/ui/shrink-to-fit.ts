/**
 * Sets the words in a box smaller until they fit: `--share`, by which the style sheet multiplies their sizes. `min` is the
 * smallest, in twentieths. Returns the share.
 */
export function shrinkToFit(box: HTMLElement, min = 8): number {
  for (let share = 20; ; share--) {
    box.style.setProperty('--share', String(share / 20))
    const fits = box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth
    if (fits || share === min) return share / 20
  }
}
