type Call = (...args: number[]) => number

/** What is called of pdfium itself; the library wraps too little to draw a page twice. */
export interface PdfiumModule {
  HEAPU8: Uint8Array
  wasmExports: { malloc: Call; free: Call }
  _FPDF_LoadPage: Call
  _FPDF_ClosePage: Call
  _FPDF_GetPageWidth: Call
  _FPDF_GetPageHeight: Call
  _FPDF_RenderPageBitmap: Call
  _FPDF_GetFormType: Call
  _FPDF_FFLDraw: Call
  _FORM_OnAfterLoadPage: Call
  _FORM_OnBeforeClosePage: Call
  _FPDFBitmap_CreateEx: Call
  _FPDFBitmap_FillRect: Call
  _FPDFBitmap_Destroy: Call
  _FPDFPage_CountObjects: Call
  _FPDFPage_GetObject: Call
  _FPDFPageObj_GetType: Call
  _FPDFPageObj_SetIsActive: Call
  _FPDFPageObj_GetMarkedContentID: Call
  _FPDFPageObj_CountMarks: Call
  _FPDFPageObj_GetMark: Call
  _FPDFPageObjMark_GetName: Call
  _FPDFFormObj_CountObjects: Call
  _FPDFFormObj_GetObject: Call
}
