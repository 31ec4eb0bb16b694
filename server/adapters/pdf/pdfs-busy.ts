/** The PDF cannot be processed at the moment, which is not its fault: trying again later helps. */
export class PdfsBusy extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PdfsBusy'
  }
}
