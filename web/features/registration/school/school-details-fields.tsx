import type { SchoolDetails } from '#contract/school-details.ts'
import { uploadPicture } from '../../../api/upload-picture.ts'
import { AddressFields } from '../../../ui/address-fields.tsx'
import { ImageUploadField } from '../../../ui/image-upload-field.tsx'
import { SchoolNameField } from './school-name-field.tsx'

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

/** What we need to know of a school. Choosing it in the register fills the address. */
export function SchoolDetailsFields({ field, logo, onChange }: SchoolDetailsFieldsProps) {
  return (
    <>
      <SchoolNameField field={field('title')} onChoose={onChange} />
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
