import { useQuery } from '@tanstack/react-query'
import type { RegisterSchool } from '#contract/register.ts'
import { suggestedSchoolsQuery } from '../../../api/suggested-schools.ts'
import { SuggestField } from '../../../ui/suggest-field.tsx'

export type SchoolAddress = Omit<RegisterSchool, 'id' | 'urn'>

interface SchoolNameFieldProps {
  field: {
    id: string
    name: string
    value: string
    error: string | undefined
    maxLength: number | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  /** Name and address of the chosen school, as the register has them. */
  onChoose: (school: SchoolAddress) => void
}

const addressOf = ({ address_1, city, postcode }: RegisterSchool) =>
  [address_1, city, postcode].filter(Boolean).join(', ')

/** The name of a school, with those of the national register to choose from. */
export function SchoolNameField({ field, onChoose }: SchoolNameFieldProps) {
  const { data: schools = [] } = useQuery(suggestedSchoolsQuery(field.value))
  return (
    <SuggestField
      {...field}
      label="School name"
      hint="Type at least three letters of the name, or the postcode, then choose your school. If it is not in the list, just type its name."
      suggestions={schools.map((school) => ({
        key: `${school.id}`,
        label: school.title,
        detail: addressOf(school),
        school,
      }))}
      onChoose={({ school: { id: _, urn: __, ...address } }) => onChoose(address)}
      countSentence={(count) => (count === 1 ? 'One school found.' : `${count} schools found.`)}
    />
  )
}
