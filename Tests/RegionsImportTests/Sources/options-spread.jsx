function District({ form, errors }) {
  return (
    <select
      {...form.register('district', {
        required: 'Please choose a valid option',
      })}
      className={`form-select ${errors ? 'is-invalid' : ''}`}
      id="district"
    >
      <option selected disabled value="">
        Choose...
      </option>
      <optgroup label="Talmo">
        <option value="Orvel">Orvel</option>
        <option value="Berna">Berna</option>
      </optgroup>

      <optgroup label="Ressin">
        <option value="Sulk">Sulk</option>
        <option value="Hafen">Hafen</option>
        <option value="Kens">Kens</option>
      </optgroup>
    </select>
  );
}

export default District;
