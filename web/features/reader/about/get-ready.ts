import { enterFullScreen } from '../../../ui/room/use-full-screen.ts'
import { printHandout } from './print-handout.ts'

/**
 * Prints a handout, whichever page is open when it arrives. The book opens full screen meanwhile, which browsers allow
 * only at once after a press, so it comes first and the print dialog appears over it.
 */
export async function getReady(handout: string, openBook: () => void): Promise<void> {
  await enterFullScreen()
  openBook()
  await printHandout(handout)
}
