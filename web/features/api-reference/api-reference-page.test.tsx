import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { ApiDescription } from './api-description.ts'
import { openApiPath } from './queries.ts'

const described: ApiDescription = {
  info: { version: '1.2.3' },
  paths: {
    '/api/images/upload': {
      post: {
        operationId: 'images.uploadImage',
        tags: ['images'],
        summary: 'Stores a picture.',
        description: 'Anybody may call it.',
        parameters: [],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                required: ['image'],
                properties: {
                  image: {
                    type: 'string',
                    contentMediaType: 'application/octet-stream',
                    description: 'At most 5 MB.',
                  },
                },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': {
                schema: {
                  required: ['data'],
                  properties: {
                    data: {
                      type: 'object',
                      properties: { urls: { type: 'array', items: { type: 'string', maxLength: 200 } } },
                    },
                  },
                },
              },
            },
          },
          413: { description: 'request/too-large: That is too large.' },
        },
      },
    },
  },
}

/** Answers the description, which is no endpoint of the contract. */
function answerDescription(): void {
  const others = window.fetch
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    String(input).endsWith(openApiPath) ? Response.json(described) : others(input, init),
  )
}

test('each call shows what it takes, what it answers and how it fails', async () => {
  const { screen } = renderPage('/api-reference')
  answerDescription()
  const images = (await screen.findByRole('heading', { name: 'images' })).closest('section') as HTMLElement
  expect(screen.getByText(/version 1\.2\.3/)).toBeInTheDocument()
  expect(within(images).getByText('POST /api/images/upload')).toBeInTheDocument()
  expect(within(images).getByText('Stores a picture.')).toBeInTheDocument()
  expect(within(images).getByText('Anybody may call it. Needs no key.')).toBeInTheDocument()
  const rows = within(images).getAllByRole('row', { hidden: true })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameWhat it is',
    'imagefile, requiredAt most 5 MB.',
    'NameWhat it is',
    'dataobject, required',
    'data.urlslist of text of at most 200 characters',
  ])
  expect(within(images).getByText('request/too-large: That is too large.')).toBeInTheDocument()
})

test('a description that cannot be loaded is asked for again', async () => {
  const { screen, person } = renderPage('/api-reference')
  const again = await screen.findByRole('button', { name: 'Try again' })
  answerDescription()
  await person.click(again)
  expect(await screen.findByRole('heading', { name: 'images' })).toBeVisible()
})
