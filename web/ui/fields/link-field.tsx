interface LinkFieldProps {
  id: string
  label: string
  url: string
}

/** A link to be copied: it is selected when it gets the focus. */
export function LinkField({ id, label, url }: LinkFieldProps) {
  return (
    <>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        className="mt-1 min-h-12 w-full text-ellipsis rounded-sm border-2 border-line bg-raised px-3 py-2"
        dir="ltr"
        translate="no"
        onFocus={(event) => event.target.select()}
      />
    </>
  )
}

/** Copies the link of a field. Where that is not allowed, or there is no clipboard (no HTTPS), it is selected instead, for the keyboard. */
export async function copyLink(id: string, url: string): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    const field = document.getElementById(id) as HTMLInputElement | null
    field?.select()
    return 'selected'
  }
}
