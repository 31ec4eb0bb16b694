import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { login, requestPasswordReset } from '#contract/accounts.ts'
import { PostedFormContext } from './posted-form.ts'
import { useForm } from './use-form.ts'

const posted = {
  path: login.path,
  values: { email: 'ada@example.org' },
  errors: { password: 'Enter your password.' },
}

function Form({ endpoint }: { endpoint: typeof login | typeof requestPasswordReset }) {
  const { field, formProps, problems } = useForm(endpoint, {
    values: { email: '', password: '' },
    onDone: () => undefined,
  })
  const { ref: _, onSubmit: __, ...attributes } = formProps
  return (
    <form {...attributes}>
      <input name="email" readOnly value={field('email').value} />
      {problems.map(({ fieldId, sentence }) => `${fieldId}: ${sentence}`)}
    </form>
  )
}

const rendered = (endpoint: typeof login | typeof requestPasswordReset) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <PostedFormContext value={posted}>
        <Form endpoint={endpoint} />
      </PostedFormContext>
    </QueryClientProvider>,
  )

test('the server renders a form that was sent by a plain POST with its values and errors', () => {
  expect(rendered(login)).toContain('value="ada@example.org"')
  expect(rendered(login)).toContain('password: Enter your password.')
})

test('the form of another endpoint keeps its own initial values', () => {
  expect(rendered(requestPasswordReset)).not.toContain('ada@example.org')
})
