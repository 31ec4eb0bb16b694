import { expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { sendMessage } from '#contract/enquiries.ts'
import { createProduct } from '#contract/products.ts'
import { lengthLimit } from './length-limit.ts'

test('a text says how many characters it takes, through defaults, transforms and e-mail addresses', () => {
  const { name, email, telephone, message } = sendMessage.body.shape
  expect([name, email, telephone, message].map(lengthLimit)).toEqual([100, 254, 30, 5000])
  expect(lengthLimit(login.body.shape.email)).toBe(254)
})

test('what is not a text, or is not in the schema, has no limit', () => {
  expect(lengthLimit(createProduct.body.shape.price)).toBeUndefined()
  expect(lengthLimit(undefined)).toBeUndefined()
})
