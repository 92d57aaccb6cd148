import { FC, ChangeEvent } from "react";

type Props = { city?: number; onCity: (city: number) => void };

export const CitySelect: FC<Props> = ({ city, onCity }) => {
  const change = (e: ChangeEvent<HTMLSelectElement>) => onCity(Number(e.target.value));
  return (
    <select id="city" value={city} onChange={change}>
      <optgroup label="Talmo">
        <option value={11}>Ressin</option>
        <option value={12}>Ostrela</option>
      </optgroup>
      <optgroup label="Sumeria">
        <option value={21}>Lagun</option>
        <option value={22}>Dorro</option>
        <option value={23}>Perrol</option>
      </optgroup>
    </select>
  );
};
