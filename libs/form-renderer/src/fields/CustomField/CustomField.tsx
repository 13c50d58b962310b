'use client';
import { createElement, useEffect } from 'react';
import type { ReactElement } from 'react';
import { useFormContext } from '../../renderer/FormContext.ts';
import { useField } from '../../renderer/useField.ts';
import { useFieldData } from '../../renderer/useFieldData.ts';
import { ownValue } from '../../objects/ownValue.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { CustomField as CustomFieldSchema } from './CustomField.schema.ts';

/** A component of the application; an unknown key is logged and renders nothing. */
export function CustomField({ field }: FieldRendererProps<CustomFieldSchema>): ReactElement | null {
  const { customComponents, loaders } = useFormContext();
  const { value, setValue, disabled, checkProps, controlProps } = useField(field);
  const data = useFieldData(field);
  const { componentKey } = field.config;
  const component = ownValue(customComponents, componentKey);
  useEffect(() => {
    if (component) return;
    const known = Object.keys(customComponents).join(', ') || 'none';
    loaders.logger.error(`Custom component not found: ${componentKey}. Known keys: ${known}`, {
      fieldId: field.id,
      componentKey,
    });
  }, [component, customComponents, loaders, componentKey, field.id]);
  const { required = false, error } = checkProps;
  if (!component) return null;
  const describedBy = controlProps['aria-describedby'];
  return createElement(component, {
    field,
    value,
    onValueChange: setValue,
    disabled,
    required,
    error,
    describedBy,
    data,
  });
}
