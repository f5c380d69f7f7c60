import { LabelRow, Optional } from './fieldPieces';

interface FieldLabelProps {
  fieldId: string;
  label: string;
  optional: boolean;
  isHidden?: boolean;
}

/** The label above a field; 'Optional' stands beside it, so that the field keeps its plain name. */
export function FieldLabel({ fieldId, label, optional, isHidden = false }: FieldLabelProps) {
  return (
    <LabelRow data-hidden={isHidden ? '' : undefined}>
      <label htmlFor={fieldId}>{label}</label>
      {optional && <Optional id={`${fieldId}-optional`}>Optional</Optional>}
    </LabelRow>
  );
}
