/** Why controls of a form are not ready to be sent, by their ids: such as an upload that is still running. */
export function unreadyControls(form: HTMLFormElement): Record<string, string> {
  const unready = [...form.elements].filter(
    (control) => control instanceof HTMLInputElement && control.validity.customError,
  ) as HTMLInputElement[]
  return Object.fromEntries(unready.map(({ id, validationMessage }) => [id, validationMessage]))
}
