/**
 * The only script that a page drawn by the server names: it keeps what is pressed from the first moment on, and fetches
 * what makes the page alive once its words and typefaces are there, or at the first touch.
 */

const [main = '', ...others] = document.currentScript?.dataset.files?.split(' ') ?? []
/** What to do with what was pressed, once however often it was: who sees nothing happen presses again. */
const later = new Map<Element, () => void>()

/** Milliseconds after which nothing is waited for any more: a page in the background is never painted. */
const patience = 3000

/** A form sent or a button pressed, before anything answers to it. */
function keep(event: Event): void {
  const { target } = event
  const button = event.type === 'click' && target instanceof Element ? target.closest('button[type="button"]') : null
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    event.preventDefault()
    later.set(target, () => target.requestSubmit())
  } else if (button instanceof HTMLElement) later.set(button, () => button.click())
  else return
  event.stopImmediatePropagation()
  document.documentElement.dataset.pressed = ''
}

function stopKeeping(): void {
  for (const type of ['submit', 'click']) document.removeEventListener(type, keep, true)
  delete document.documentElement.dataset.pressed
}

const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve()
    document.addEventListener('DOMContentLoaded', () => resolve())
  })

const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

const touched = () =>
  new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, () => resolve(), true)
  })

/** Fetches the files of every page beside those of this one, and runs them: the first needs the others. */
async function wake(): Promise<void> {
  const shown = painted().then(() => document.fonts.ready)
  await Promise.race([shown, touched(), new Promise((resolve) => setTimeout(resolve, patience))])
  await parsed()
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  // Two pieces of work rather than one: a slow phone answers to a touch in between.
  await new Promise((resolve) => setTimeout(resolve))
  await import(main)
}

for (const type of ['submit', 'click']) document.addEventListener(type, keep, true)
document.addEventListener(
  'alive',
  () => {
    stopKeeping()
    // A form that is sent has to know first what was typed into it.
    setTimeout(() => {
      for (const act of later.values()) act()
    })
  },
  { once: true },
)
// Without what makes it alive, a form leads back to its page, which asks for that again.
wake().catch(stopKeeping)
