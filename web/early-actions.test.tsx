import { fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { notePress, repeatActions, stopNoting } from './early-actions.ts'

const empty = { name: '', words: '', checked: false, rights: 'viewer', level: 'basic' }

/** A form whose state knows only of what React reports. */
function Form({ onSend }: { onSend: (values: typeof empty) => void }) {
  const [values, setValues] = useState(empty)
  const change = (changed: Partial<typeof empty>) => setValues({ ...values, ...changed })
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(values)
      }}
    >
      <input name="name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
      <textarea name="words" value={values.words} onChange={({ target }) => change({ words: target.value })} />
      <input
        name="checked"
        type="checkbox"
        checked={values.checked}
        onChange={({ target }) => change({ checked: target.checked })}
      />
      {['viewer', 'editor'].map((rights) => (
        <input
          key={rights}
          type="radio"
          name="rights"
          value={rights}
          checked={values.rights === rights}
          onChange={() => change({ rights })}
        />
      ))}
      <select name="level" value={values.level} onChange={({ target }) => change({ level: target.value })}>
        <option value="basic">Basic</option>
        <option value="enhanced">Enhanced</option>
      </select>
      <button type="submit">Send</button>
    </form>
  )
}

/** The form as the server renders it; `hydrate` is what the browser does then. */
function openForm() {
  const sent: (typeof empty)[] = []
  const page = <Form onSend={(values) => sent.push(values)} />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const hydrate = () => {
    const { unmount } = render(page, { container: root, hydrate: true })
    onTestFinished(() => {
      unmount()
      root.remove()
    })
  }
  notePress()
  return { sent, root, hydrate, control: (selector: string) => root.querySelector(selector) as HTMLInputElement }
}

test('what is typed, ticked and chosen before hydration is what a press of that time sends', () => {
  const { sent, root, hydrate, control } = openForm()
  control('[name="name"]').value = 'Ada'
  control('textarea').value = 'Two lines\nof words'
  control('[name="checked"]').click()
  control('[value="editor"]').click()
  control('select').value = 'enhanced'
  // jsdom cannot submit a form, and the portal's has nothing to submit to.
  root.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  control('button').click()
  expect(sent).toEqual([])
  stopNoting()
  // One more letter, while React is at work.
  control('[name="name"]').value = 'Adam'
  hydrate()
  repeatActions()
  expect(sent).toEqual([
    { name: 'Adam', words: 'Two lines\nof words', checked: true, rights: 'editor', level: 'enhanced' },
  ])
})

test('a list in which something was chosen, and nothing else, is known too', () => {
  const { sent, hydrate, control } = openForm()
  control('select').value = 'enhanced'
  stopNoting()
  hydrate()
  repeatActions()
  control('button').click()
  expect(sent).toEqual([{ ...empty, level: 'enhanced' }])
})

test('what is changed again while the page is hydrated stays as it was left', () => {
  const { sent, hydrate, control } = openForm()
  control('[name="name"]').value = 'Ada'
  control('[name="checked"]').click()
  stopNoting()
  hydrate()
  control('[name="checked"]').click()
  fireEvent.input(control('[name="name"]'), { target: { value: '' } })
  repeatActions()
  control('button').click()
  expect(sent).toEqual([empty])
})
