import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const inside = { clientX: 150, clientY: 150 }
const beside = { clientX: 50, clientY: 50 }

/** Opens a dialog from 100 to 200 both ways. `drag` presses on one element and releases on another. */
function openDialog() {
  const onClose = vi.fn()
  render(
    <Dialog isOpen title="Save your recovery codes" onClose={onClose}>
      <p>7H2K-94QD</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 100, width: 100, height: 100 })
  const person = userEvent.setup()
  type Place = { target: Element; coords: { clientX: number; clientY: number } }
  const drag = (from: Place, to: Place) =>
    person.pointer([{ keys: '[MouseLeft>]', ...from }, to, { keys: '[/MouseLeft]', ...to }])
  return { onClose, dialog, drag, code: screen.getByText('7H2K-94QD') }
}

test('a press beside the dialog closes it', async () => {
  const { onClose, dialog, drag } = openDialog()
  await drag({ target: dialog, coords: beside }, { target: dialog, coords: beside })
  expect(onClose).toHaveBeenCalledOnce()
})

test('text that is selected from inside the dialog to beside it leaves it open', async () => {
  const { onClose, dialog, drag, code } = openDialog()
  await drag({ target: code, coords: inside }, { target: dialog, coords: beside })
  expect(onClose).not.toHaveBeenCalled()
})

test('a press that begins beside the dialog and ends inside leaves it open', async () => {
  const { onClose, dialog, drag, code } = openDialog()
  await drag({ target: dialog, coords: beside }, { target: code, coords: inside })
  expect(onClose).not.toHaveBeenCalled()
})

test('a press on the padding of the dialog leaves it open', async () => {
  const { onClose, dialog, drag } = openDialog()
  await drag({ target: dialog, coords: inside }, { target: dialog, coords: inside })
  expect(onClose).not.toHaveBeenCalled()
})
