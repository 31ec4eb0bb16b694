/**
 * Stands in for zod in the browser's bundle: the contract's rows are carried there, their schemas are not. Building a
 * schema does nothing; using one is a mistake and says so.
 */
const schema: unknown = new Proxy(() => {}, {
  apply: () => schema,
  get: (_, name) => {
    if (typeof name === 'string' && /parse/i.test(name))
      throw new Error('Schemas are not carried to the browser: check the form by hand and let the server decide.')
    return schema
  },
})

export const z = schema
