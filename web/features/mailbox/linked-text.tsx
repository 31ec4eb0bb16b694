const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/

/** Plain text with its URLs as links. */
export function LinkedText({ children }: { children: string }) {
  return children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text do not move
      <a key={index} href={part} className="link wrap-anywhere">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
