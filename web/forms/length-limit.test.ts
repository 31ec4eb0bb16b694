import { expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { sendMessage } from '#contract/enquiries.ts'
import { createProduct } from '#contract/products.ts'
import { lengthLimit } from './length-limit.ts'

test('returns the maximum length of a string through defaults, transforms and e-mail addresses', () => {
  const { name, email, telephone, message } = sendMessage.body.shape
  expect([name, email, telephone, message].map(lengthLimit)).toEqual([100, 254, 30, 5000])
  expect(lengthLimit(login.body.shape.email)).toBe(254)
})

test('returns no limit for what is not a string or not in the schema', () => {
  expect(lengthLimit(createProduct.body.shape.price)).toBeUndefined()
  expect(lengthLimit(undefined)).toBeUndefined()
})
