import React from 'react';

export default function StateSelect({ value, onChange }) {
  return (
    <label className="field">
      State
      <select name="state" value={value} onChange={(e) => onChange(e.target.value)}>
        <option value="">Select a state</option>
        <option value="TA">Talmo</option>
        <option value="SU">Sumeria</option>
        <option value="BN">Berna Norte</option>
        <option value="BS">Berna Sul</option>
      </select>
    </label>
  );
}
