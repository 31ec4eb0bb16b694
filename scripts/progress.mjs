const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** @param {number} since milliseconds, as `performance.now()` counts them */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Shows that long work is alive while it runs: a moving line on a terminal, otherwise a line now and then.
 *
 * @template T
 * @param {string} label what is being done: 'Installing the packages'
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const began = performance.now()
  const out = process.stdout
  let frame = 0
  const draw = () => out.write(`\r${frames[frame++ % frames.length]} ${label} … ${seconds(began)} `)
  if (!out.isTTY) console.log(`${label} …`)
  const timer = out.isTTY ? setInterval(draw, 100) : setInterval(() => console.log(`  … ${seconds(began)}`), 10_000)
  try {
    const result = await work()
    if (out.isTTY) out.write('\r\x1b[K')
    console.log(`${label}: done in ${seconds(began)}`)
    return result
  } catch (error) {
    if (out.isTTY) out.write('\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
