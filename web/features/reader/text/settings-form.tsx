import { useId } from 'react'
import {
  areKept,
  type Spacing,
  sizes,
  spacings,
  type TextSettings,
  type Tint,
  tints,
  usualSettings,
} from './settings.ts'

interface SettingsFormProps {
  id: string
  settings: TextSettings
  onChange: (changed: Partial<TextSettings>) => void
  onClose: () => void
}

const apart: Record<Spacing, string> = { usual: 'Usual', wide: 'Wide', wider: 'Wider' }
const colours: Record<Tint, string> = { usual: 'Usual', cream: 'Cream', blue: 'Blue', pink: 'Pink', dark: 'Dark' }

/** How large, how far apart and on which colour the words are. Every change shows at once. */
export function SettingsForm({ id, settings, onChange, onClose }: SettingsFormProps) {
  const { size, hasRuler, isBySentence } = settings
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its legend on its border
    <div
      role="group"
      id={id}
      className="text-settings"
      aria-label="Text settings"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <label className="text-settings-size">
        <span>Size</span>
        <input
          type="range"
          min={sizes.least}
          max={sizes.most}
          step={sizes.step}
          value={size}
          aria-valuetext={`${size} per cent`}
          onChange={(event) => onChange({ size: event.currentTarget.valueAsNumber })}
        />
        <output>{`${size} %`}</output>
      </label>
      <Choice
        label="Letter spacing"
        names={apart}
        values={spacings}
        value={settings.letters}
        onChange={(letters) => onChange({ letters })}
      />
      <Choice
        label="Word spacing"
        names={apart}
        values={spacings}
        value={settings.words}
        onChange={(words) => onChange({ words })}
      />
      <Choice
        label="Line spacing"
        names={apart}
        values={spacings}
        value={settings.lines}
        onChange={(lines) => onChange({ lines })}
      />
      <Choice
        label="Colour"
        names={colours}
        values={tints}
        value={settings.tint}
        onChange={(tint) => onChange({ tint })}
      />
      <Tick label="Reading ruler" isOn={hasRuler} onChange={(hasRuler) => onChange({ hasRuler })} />
      <Tick
        label="One sentence at a time"
        isOn={isBySentence}
        onChange={(isBySentence) => onChange({ isBySentence })}
      />
      <p className="text-settings-note">
        {areKept() ? 'Saved on this device only.' : 'These settings last until you close the book.'}
      </p>
      <div className="text-settings-ends">
        <button type="button" onClick={() => onChange(usualSettings)}>
          Back to usual
        </button>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, values, names, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="text-settings-choice">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one} data-value={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="text-settings-tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}
