import { formatPostcode } from './postcode.ts'
import { TextField } from './text-field.tsx'

export type AddressPart = 'address_1' | 'address_2' | 'city' | 'county' | 'postcode'

interface AddressFieldsProps {
  /** What the field of that name needs; its `onChange` is called with the formatted postcode too. */
  field: (name: AddressPart) => {
    id: string
    name: string
    value: string
    error: string | undefined
    maxLength?: number | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  isOptional?: boolean
  /** Leaves out the postcode, where it cannot be changed. */
  withoutPostcode?: boolean
}

/** The address of a house in the UK. */
export function AddressFields({ field, isOptional = false, withoutPostcode = false }: AddressFieldsProps) {
  const optional = (label: string) => `${label} (optional)`
  const maybe = (label: string) => (isOptional ? optional(label) : label)
  const postcode = field('postcode')
  return (
    <>
      <TextField {...field('address_1')} label={maybe('Address')} autoComplete="address-line1" />
      <TextField {...field('address_2')} label={optional('Address, second line')} autoComplete="address-line2" />
      <TextField {...field('city')} label={optional('Town or city')} autoComplete="address-level2" />
      <TextField {...field('county')} label={optional('County')} autoComplete="address-level1" />
      {!withoutPostcode && (
        <TextField
          {...postcode}
          label={maybe('Postcode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-48"
          onBlur={() => postcode.onChange({ target: { value: formatPostcode(postcode.value) } })}
        />
      )}
    </>
  )
}
