import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ToastRegion } from '../feedback/toast-region.tsx'
import { ImageUploadField } from './image-upload-field.tsx'
import type { SendFile } from './use-upload.ts'

const picture = new File(['png'], 'crest.png', { type: 'image/png' })

function Form({ send }: { send: SendFile<string> }) {
  const [image, setImage] = useState('')
  return <ImageUploadField label="School logo" tooltip="On letters." value={image} onChange={setImage} send={send} />
}

function open(send: SendFile<string>) {
  render(
    <>
      <Form send={send} />
      <ToastRegion />
    </>,
  )
  return { person: userEvent.setup(), input: screen.getByLabelText('School logo') }
}

test('uploads what is chosen, shows its progress, then the picture and that it has been uploaded', async () => {
  let finish: (image: string) => void = () => undefined
  const { person, input } = open((_, { onProgress }) => {
    onProgress(0.4)
    return new Promise((done) => {
      finish = done
    })
  })
  await person.upload(input, picture)
  expect(screen.getByText('Uploading… 40 %')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4')
  finish('/api/images/1')
  expect(await screen.findByText('Image uploaded sucessfully.')).toBeVisible()
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/images/1')
  await person.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('takes what is dropped on it', async () => {
  const send = vi.fn<SendFile<string>>(async () => '/api/images/2')
  open(send)
  const zone = screen.getByText(/Drag a picture here/).closest('label') as HTMLElement
  const dropped = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [picture] },
  })
  zone.dispatchEvent(dropped)
  expect(dropped.defaultPrevented).toBe(true)
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', '/api/images/2'))
  expect(send.mock.calls[0]?.[0]).toBe(picture)
})

test('a failure is shown as a toast, and its reason at the field', async () => {
  const { person, input } = open(async () => {
    throw new Error('This picture is too large. Use one under 5 MB.')
  })
  await person.upload(input, picture)
  expect(await screen.findByText('Unable to upload your image')).toBeVisible()
  expect(input).toHaveAccessibleDescription(/This picture is too large. Use one under 5 MB.$/)
  expect(input).toBeInvalid()
})

test('a cancelled upload leaves no picture and no complaint', async () => {
  let given: AbortSignal | undefined
  const { person, input } = open((_, { signal }) => {
    given = signal
    return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  })
  await person.upload(input, picture)
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(given?.aborted).toBe(true)
  expect(await screen.findByText(/Drag a picture here/)).toBeVisible()
  expect(screen.queryByText('Unable to upload your image')).not.toBeInTheDocument()
})
