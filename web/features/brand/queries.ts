import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { editBrand, previewPalette } from '#contract/brand-editing.ts'
import { call } from '../../api/call.ts'

export const editedBrandQuery = queryOptions({
  queryKey: ['admin-brand'],
  queryFn: ({ signal }) => call(editBrand, {}, { signal }),
  staleTime: 0,
})

/** The palette computed from a colour. The previous one stays until the next has arrived. */
export const paletteQuery = (colour: string) =>
  queryOptions({
    queryKey: ['palette', colour],
    queryFn: ({ signal }) => call(previewPalette, { query: { primary_color: colour } }, { signal }),
    enabled: isColour(colour),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
