/** The PDF could not be looked at for now, which is not its fault: trying again later is of use. */
export class PdfsBusy extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PdfsBusy'
  }
}
