import { recordOrders, type RecordOrder } from '../../../contract/policies/record-orders.ts';
import { recordOrderTexts as words } from '../../strings/admin/admin-reports.ts';
import { described, Field } from '../../ui/form/field.tsx';
import { oneOf } from '../form/one-of.ts';

interface OrderFieldProps {
  order: RecordOrder;
  onChoose(order: RecordOrder): void;
}

/** In which order open records stand. */
export function OrderField({ order, onChoose }: OrderFieldProps) {
  return (
    <Field name="order" label={words.order}>
      <select
        {...described({ name: 'order', optional: words.order })}
        value={order}
        onChange={(event) => onChoose(oneOf(recordOrders, event.currentTarget.value) ?? order)}
      >
        {recordOrders.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </Field>
  );
}
