import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ListRow, ListRows } from './list-row.tsx'

test('a row is one link with its name, and keeps its action and its menu apart from it', () => {
  render(
    <MemoryRouter>
      <ListRows label="Waiting cases" isOrdered>
        <ListRow
          title="Tidewell Primary School"
          to="/admin/schools/1"
          details="A school to verify · office@tidewell.example"
          age="5 days ago"
          action={<button type="button">Verify</button>}
          menu={<button type="button">More</button>}
        />
        <ListRow title="Without anything else" />
      </ListRows>
    </MemoryRouter>,
  )
  const list = screen.getByRole('list', { name: 'Waiting cases' })
  expect(list.tagName).toBe('OL')
  const [row, plain] = screen.getAllByRole('listitem')
  expect(row).toHaveTextContent(
    'Tidewell Primary SchoolA school to verify · office@tidewell.example5 days agoVerifyMore',
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAccessibleName('Tidewell Primary School')
  expect(link).toHaveAttribute('href', '/admin/schools/1')
  expect(link).not.toContainElement(screen.getByRole('button', { name: 'Verify' }))
  expect(plain).toHaveTextContent(/^Without anything else$/)
})
