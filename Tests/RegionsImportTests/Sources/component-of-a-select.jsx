            <Form.Select aria-label="Provincia" onChange={props.save}>
                <option value="">Non Specificato</option>
                <option value="AG">Agrigenta</option>
                <option value="AL">Alessandra</option>
                <option value="AN">Anconara</option>
                <option value="AO">Aostara</option>
            </Form.Select>
