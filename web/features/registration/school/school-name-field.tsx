import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RegisterSchool } from '#contract/register.ts'
import { hasSuggestionsQuery, isSearched, suggestedSchoolsQuery } from '../../../api/suggested-schools.ts'
import { SuggestField } from '../../../ui/fields/suggest-field.tsx'

export type SchoolAddress = Omit<RegisterSchool, 'id' | 'register' | 'urn' | 'other_title'>

interface NameField {
  id: string
  name: string
  value: string
  error: string | undefined
  maxLength: number | undefined
  onChange: (event: { target: { value: string } }) => void
}

interface SchoolNameFieldProps {
  field: NameField
  /** Name and address of the chosen school, as the register has them. */
  onChoose: (school: SchoolAddress) => void
  /** The school is not in the register: its address is to be typed. */
  onTypeAddress: () => void
}

const filledIn = 'We have filled in the address. Check it below.'
const typeAddress = 'Enter the address below. We will check your school ourselves.'

/** The name of a school, with those of the national register to choose from where the portal has one. */
export function SchoolNameField({ field, onChoose, onTypeAddress }: SchoolNameFieldProps) {
  const hasSchools = useQuery(hasSuggestionsQuery).data?.has_schools ?? false
  const { data: schools = [], isError, isFetching } = useQuery(suggestedSchoolsQuery(field.value, hasSchools))
  const [note, setNote] = useState('')
  const hasMessage = schools.length === 0 && isSearched(field.value)
  const message = hasMessage ? messageFor({ typed: field.value, isError, isFetching }) : ''
  const count = schools.length === 1 ? 'One school found.' : `${schools.length} schools found.`
  return (
    <div>
      <SuggestField
        {...field}
        onChange={(event) => {
          setNote('')
          field.onChange(event)
        }}
        label="School name"
        hasSuggestions={hasSchools}
        hint={hasSchools ? 'Type its name, village, town or postcode, then choose it.' : undefined}
        suggestions={schools.map((school) => ({
          key: `${school.id}`,
          label: school.title,
          detail: placeOf(school),
          school,
        }))}
        message={message}
        announcement={!hasMessage ? count : isFetching ? '' : message}
        onChoose={({ school: { id: _, register: __, urn: ___, other_title: ____, ...address } }) => {
          setNote(filledIn)
          onChoose(address)
        }}
        other={{
          key: 'other',
          label: 'My school is not in the list',
          detail: 'Keep the name as you typed it, and enter the address yourself',
          onChoose: () => {
            setNote(typeAddress)
            onTypeAddress()
          },
        }}
      />
      <p role="status" className="mt-2 text-sm empty:hidden">
        {note}
      </p>
    </div>
  )
}

/**
 * The name in the other language, village and town, which tell schools of one name apart, then the postcode; the street where
 * there is no village.
 */
const placeOf = ({ other_title, address_1, address_2, city, postcode }: RegisterSchool) =>
  [other_title, address_2 || address_1, city, postcode].filter(Boolean).join(', ')

function messageFor({ typed, isError, isFetching }: { typed: string; isError: boolean; isFetching: boolean }): string {
  if (isError) return 'We cannot search for schools at the moment.'
  if (isFetching) return 'Searching…'
  return `No school found for “${typed.trim()}”. Check the spelling, or try the village, the town or the postcode.`
}
