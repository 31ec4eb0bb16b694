import { useState } from 'react'
import type { SchoolDetails } from '#contract/school-details.ts'
import { uploadPicture } from '../../../api/upload-picture.ts'
import { AddressFields } from '../../../ui/fields/address-fields.tsx'
import { ImageUploadField } from '../../../ui/fields/image-upload-field.tsx'
import { type SchoolAddress, SchoolNameField } from './school-name-field.tsx'

interface SchoolDetailsFieldsProps {
  field: (name: Exclude<keyof SchoolDetails, 'logo'>) => {
    id: string
    name: string
    value: string
    error: string | undefined
    maxLength: number | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  logo: string
  onChange: (changed: Partial<SchoolDetails>) => void
}

const noAddress = { address_1: '', address_2: '', city: '', county: '', postcode: '' }
const addressParts = Object.keys(noAddress) as Array<keyof typeof noAddress>

/** What we need to know of a school. Choosing it in the register fills the address. */
export function SchoolDetailsFields({ field, logo, onChange }: SchoolDetailsFieldsProps) {
  const [chosen, setChosen] = useState<SchoolAddress | null>(null)
  const handleChoose = (school: SchoolAddress) => {
    setChosen(school)
    onChange(school)
  }
  const handleTypeAddress = () => {
    // The address of a school that was chosen before is not that of this one.
    if (chosen && addressParts.every((part) => field(part).value === chosen[part])) onChange(noAddress)
    setChosen(null)
    document.getElementById(field('address_1').id)?.focus()
  }
  return (
    <>
      <SchoolNameField field={field('title')} onChoose={handleChoose} onTypeAddress={handleTypeAddress} />
      <AddressFields field={field} />
      <ImageUploadField
        id="logo"
        label="School logo (optional)"
        tooltip="It appears on what you print from here, such as the letter to parents."
        value={logo}
        onChange={(image) => onChange({ logo: image })}
        send={uploadPicture}
      />
    </>
  )
}
