import { expect, test } from 'vitest'
import { uploadImage } from '#contract/images.ts'
import { answer, failure, startFakeApi } from '../testing/fake-api.ts'
import { fakeUploads } from '../testing/fake-upload.ts'
import { uploadPicture } from './upload-picture.ts'

startFakeApi()

/** A file of six megabytes that begins with these characters. */
const large = (start: string) => new File([start, new Uint8Array(6_000_000)], 'photo')

test('what the server says of a file at its field is the message of the error', async () => {
  fakeUploads()
  answer(uploadImage, () => failure('image/unreadable', { image: 'This file is a PDF. Choose a picture.' }))
  await expect(uploadPicture(new File(['%PDF-1.7'], 'logo.png'))).rejects.toThrow(/^This file is a PDF\. Choose/)
  answer(uploadImage, () => failure('image/too-many-pixels'))
  await expect(uploadPicture(new File(['a'], 'logo.png'))).rejects.toThrow(/^This picture has too many pixels\./)
})

test('a large file that the browser cannot make smaller is not sent, and says why', async () => {
  fakeUploads()
  const sent = answer(uploadImage, { image: '/api/images/1' })
  await expect(uploadPicture(large('\0\0\0\x18ftypheic'))).rejects.toThrow(/^This is a HEIC picture/)
  await expect(uploadPicture(large('GIF89a'))).rejects.toThrow(/^This picture is too large\./)
  expect(sent).toEqual([])
})
